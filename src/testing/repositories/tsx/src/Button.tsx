import { forwardRef, memo } from 'react';

interface ButtonProps {
  label: string;
  onPress(): void;
}

/** A button that keeps its reference. */
export const Button = memo(
  forwardRef<HTMLButtonElement, ButtonProps>((props, ref) => (
    <button ref={ref} onClick={props.onPress}>
      {props.label}
    </button>
  )),
);
