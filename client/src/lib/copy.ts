// Copying, also where a page may not reach the clipboard: over plain HTTP a browser has no navigator.clipboard at all.

/** Copies a text; false if the browser does not let us, and the viewer has to do it by hand. */
export async function copyText(text: string, field?: HTMLInputElement | HTMLTextAreaElement | null): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Without the right to it: the old way.
  }
  return field ? copySelected(field) : copyBeside(text);
}

/** Copies what stands in a field, and leaves it selected. */
function copySelected(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  field.focus();
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}

/** Copies a text that stands in no field. Where a dialog is open, nothing outside it can be selected. */
function copyBeside(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'visually-hidden';
  (before?.closest('dialog') ?? document.body).append(field);
  const copied = copySelected(field);
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return copied;
}
