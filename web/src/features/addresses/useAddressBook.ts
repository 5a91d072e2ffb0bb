import type { Address, AddressInput } from 'functions/contract';
import { useState } from 'react';
import type { FormFailure } from '../../lib/forms/formFailure.ts';
import { notified } from '../../lib/forms/outcomes.ts';
import { toFormFailure } from '../../lib/forms/toFormFailure.ts';
import { useAddressChanges } from './useAddresses.ts';

/** The actions on an address book. */
export interface AddressCommands {
  add: () => void;
  edit: (address: Address) => void;
  remove: (address: Address) => void;
  makeDefault: (address: Address) => Promise<void>;
}

/** A dialog and its address, each opening with another key. */
type Opened =
  | { kind: 'save'; address: Address | null; key: string }
  | { kind: 'remove'; address: Address; key: string };

const failureOf = (error: unknown): FormFailure => {
  const failure = toFormFailure(error, '');
  const { addresses: full } = failure.errors;
  return full === undefined ? failure : { message: full, errors: {} };
};

interface AddressBookOptions {
  uid: string;
  addresses: readonly Address[];
  /** Called with the id of a new address. */
  onAdded?: (id: string) => void;
  /**
   * Called when a dialog opens, and after it has closed: it may have removed the button that opened
   * it.
   */
  onOpen?: () => void;
  onClosed?: () => void;
}

/** The commands of an address book, and the state of the dialogs that they open: AddressDialogs. */
export const useAddressBook = ({
  uid,
  addresses,
  onAdded,
  onOpen,
  onClosed,
}: AddressBookOptions) => {
  const changes = useAddressChanges(uid);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [open, setOpen] = useState(false);
  const show = (next: Opened) => {
    onOpen?.();
    setOpened(next);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const newKey = () => crypto.randomUUID();

  const save = async (input: AddressInput): Promise<FormFailure | null> => {
    if (opened?.kind !== 'save') return null;
    const { address } = opened;
    try {
      if (address) {
        await changes.change({ id: address._id, input });
      } else {
        const id = await changes.add(input);
        onAdded?.(id);
      }
      return null;
    } catch (error) {
      return failureOf(error);
    }
  };

  const remove = async (address: Address): Promise<string> => {
    await changes.remove(address);
    return `${address.label} deleted`;
  };

  const commands: AddressCommands = {
    add: () => show({ kind: 'save', address: null, key: newKey() }),
    edit: (address) => show({ kind: 'save', address, key: newKey() }),
    remove: (address) => show({ kind: 'remove', address, key: newKey() }),
    makeDefault: async (address) => {
      const done = `${address.label} is now your default address`;
      await notified(changes.makeDefault(address).then(() => done));
    },
  };

  const dialogs = {
    opened,
    open,
    isFirst: addresses.length === 0,
    save,
    remove,
    close,
    onClosed: () => onClosed?.(),
  };
  return { commands, dialogs };
};
