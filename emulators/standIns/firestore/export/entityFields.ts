/**
 * Documents as Datastore's EntityProto. It has no place for the times a document was made and
 * changed at, so both are those of the import, as in Google's emulator.
 * https://github.com/GoogleCloudPlatform/appengine-java-standard/blob/main/protobuf/api/entity.proto
 */
export const entity = { key: 13, indexed: 14, raw: 15, group: 16 } as const;

/** The numbers of a Property's fields. */
export const property = {
  meaning: 1,
  name: 3,
  multiple: 4,
  value: 5,
  stashed: 6,
  computed: 7,
} as const;
