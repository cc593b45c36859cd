/** A streamed answer of one JSON value in each line, read as it comes. */

export async function eachLine<T>(stream: ReadableStream<Uint8Array>, take: (value: T) => void): Promise<void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
    const lines = rest.split('\n');
    // What follows the last newline is not whole yet.
    rest = done ? '' : (lines.pop() ?? '');
    for (const line of lines) if (line.trim()) take(JSON.parse(line) as T);
    if (done) return;
  }
}
