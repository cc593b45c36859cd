import { expect, it } from 'vitest';
import { eachLine } from './lines';

function streamed(...chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

it('reads line by line, wherever the stream was cut', async () => {
  const bytes = new TextEncoder().encode('{"a":"Q♥"}\n{"a":"K♠"}\n\n{"a":3}');
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const found: unknown[] = [];
    await eachLine(streamed(bytes.slice(0, cut), bytes.slice(cut)), (value) => found.push(value));
    expect(found).toEqual([{ a: 'Q♥' }, { a: 'K♠' }, { a: 3 }]);
  }
});
