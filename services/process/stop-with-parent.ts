/**
 * npm runs a command under a shell that passes no signals on: when npm is ended, the shell ends and this process would be left behind. So
 * it stops when whoever started it is gone.
 */
export function stopWithParent(): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 1_000);
  watch.unref();
}
