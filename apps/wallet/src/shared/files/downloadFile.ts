/** The browser reads the address after the click, so the address must live longer than the click. */
const KEPT_FOR = 60_000;

/** Saves a file to the downloads. Web views of native apps ignore it. */
export function downloadFile(file: File): void {
  const href = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href, download: file.name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(href), KEPT_FOR);
}
