/** Asks the server for a greeting and shows it. */
export async function greet(name: string, show: (text: string) => void): Promise<void> {
  const response = await fetch(`/greeting?name=${encodeURIComponent(name)}`);
  show(await response.text());
}
