interface ProgressLine {
	show(done: number, of: number, what: string): void;
	clear(): void;
}

/** Progress on standard error: one line that is rewritten in a terminal, or else a line for every tenth. */
export function progressLine(): ProgressLine {
	const { stderr } = process;
	let tenth = 0;
	return {
		show(done, of, what) {
			const text = `${done} of ${of}  ${what}`;
			if (stderr.isTTY) stderr.write(`\r\u001b[K${text.slice(0, stderr.columns - 1)}`);
			else if (Math.floor((done * 10) / of) > tenth) {
				tenth = Math.floor((done * 10) / of);
				stderr.write(`${text}\n`);
			}
		},
		clear() {
			if (stderr.isTTY) stderr.write("\r\u001b[K");
		},
	};
}
