/**
 * The field numbers of Datastore's EntityProto. It has no field for create and update times, so
 * both become the time of the import, as in Google's emulator.
 * https://github.com/GoogleCloudPlatform/appengine-java-standard/blob/main/protobuf/api/entity.proto
 */
export const entity = { key: 13, indexed: 14, raw: 15, group: 16 } as const;

/** The field numbers of Property. */
export const property = {
  meaning: 1,
  name: 3,
  multiple: 4,
  value: 5,
  stashed: 6,
  computed: 7,
} as const;
