/** The address that a site prints when it has started. Throws an Error if it ends before. */
export async function addressIn(output: AsyncIterable<Buffer>): Promise<string> {
	let text = "";
	for await (const piece of output) {
		text += piece.toString();
		const [url] = /http:\/\/localhost:\d+/.exec(text) ?? [];
		if (url !== undefined) return url;
	}
	throw new Error(`The site did not start: ${text}`);
}
