import { run } from './pipeline';

export const View = ({ value }) => <pre>{run(value, () => {})}</pre>;
