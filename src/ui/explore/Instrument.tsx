/** Bar and slider on one axis, always in view: every other part of an answer refers to it. */

import { tierOf } from '../../engine/allocate/tiers.ts';
import type { RepositorySummary } from '../../protocol/worker.ts';
import { BudgetBar } from '../budget/BudgetBar.tsx';
import { BudgetSlider } from '../budget/BudgetSlider.tsx';
import { BudgetTable } from '../budget/BudgetTable.tsx';
import type { Bar } from '../budget/bar.ts';
import type { RepositoryRoute } from '../route.ts';
import { useSession } from '../session/context.ts';

interface Props {
  readonly repository: RepositorySummary;
  readonly route: RepositoryRoute;
  readonly bar: Bar | null;
  readonly hues: ReadonlyMap<string, number>;
  readonly onChoose: (path: string) => void;
}

export function Instrument({ repository, route, bar, hues, onChoose }: Props) {
  const session = useSession();
  const automatic = tierOf(repository.coverage.filesParsed, null, null).envelope;
  return (
    <div class="instrument" data-busy={session.asking.value}>
      <BudgetBar bar={bar} envelope={route.chars ?? automatic} hues={hues} onChoose={onChoose} />
      <BudgetSlider
        chars={route.chars}
        automatic={automatic}
        onChange={(chars) => session.wish({ chars }, 'replace')}
      />
      {bar && <BudgetTable bar={bar} />}
    </div>
  );
}
