import { Button } from './Button';
import { useCounter } from './useCounter';

export function Counter({ start }: { start: number }) {
  const { count, increase } = useCounter(start);
  return (
    <section>
      <output>{count}</output>
      <Button label="One more" onPress={increase} />
    </section>
  );
}
