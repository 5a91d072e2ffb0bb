import { canBeBought, type Tool } from 'functions/contract';
import { SizeInput } from './familyStyles.ts';
import { sizeFieldId } from './sizeFocus.ts';

interface SizeFieldProps {
  tool: Tool;
  /** The values of the size. */
  name: string;
  text: string;
  isInvalid: boolean;
  messageId: string;
  onType: (toolId: string, text: string) => void;
}

/** The quantity of a size. One that is sold out can be read, but not ordered. */
export const SizeField = (props: SizeFieldProps) => {
  const { tool, name, text, isInvalid, messageId, onType } = props;
  return (
    <SizeInput
      id={sizeFieldId(tool._id)}
      data-size={tool._id}
      aria-label={`Quantity, ${name}`}
      aria-invalid={isInvalid}
      aria-describedby={isInvalid ? messageId : undefined}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="next"
      maxLength={12}
      readOnly={!canBeBought(tool) && text === ''}
      placeholder={canBeBought(tool) ? undefined : 'Sold out'}
      value={text}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => onType(tool._id, target.value)}
    />
  );
};
