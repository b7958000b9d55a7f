/** Milliseconds in which a message is not repeated, and messages that are remembered for this. */
const [REPEAT_AFTER_MS, MAX_REMEMBERED] = [60_000, 100];

/** Passes each message on once in a while: many concurrent requests have the same problem. */
export function throttled(notify: (message: string) => void): (message: string) => void {
	const sentAt = new Map<string, number>();
	return (message) => {
		const now = performance.now();
		if (now - (sentAt.get(message) ?? -Infinity) < REPEAT_AFTER_MS) return;
		if (sentAt.size >= MAX_REMEMBERED) sentAt.clear();
		sentAt.set(message, now);
		notify(message);
	};
}
