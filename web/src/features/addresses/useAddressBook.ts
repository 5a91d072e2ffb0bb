import { type Address, type AddressInput, addressSchema } from 'functions/contract';
import { useState } from 'react';
import { notified } from '../../lib/forms/outcomes.ts';
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

  const save = async (values: AddressInput): Promise<string> => {
    const input = addressSchema.cast(values);
    const edited = opened?.kind === 'save' ? opened.address : null;
    if (edited) await changes.change({ id: edited._id, input });
    else {
      const id = await changes.add(input);
      onAdded?.(id);
    }
    return `${input.label} saved`;
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
