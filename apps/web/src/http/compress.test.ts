import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { encodeQuickly } from "./compress.ts";

/** Words in an order that repeats only after a long time, as markup of about this many bytes. */
function markup(bytes: number): Buffer<ArrayBuffer> {
	let [text, state] = ["", 1];
	while (text.length < bytes) {
		state = (state * 48_271) % 2_147_483_647;
		text += `<td class="number">${(state % 5_000).toString(36)}</td>\n`;
	}
	return Buffer.from(text);
}

const sizeAt = (quality: number, body: Buffer): number =>
	brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
const careful = (body: Buffer): number => sizeAt(5, body);

test.each([
	["br", brotliDecompressSync],
	["gzip", gunzipSync],
] as const)("a body of any size can be read as %s", async (encoding, decode) => {
	for (const size of [2_000, 200_000, 400_000]) {
		const body = markup(size);
		const found = await encodeQuickly(body, encoding);
		expect([found.encoding, decode(found.bytes).equals(body)]).toEqual([encoding, true]);
	}
	expect(await encodeQuickly(markup(900), encoding)).toMatchObject({ encoding: "identity" });
});

test("a body is compressed quickly if it fits into the first packets, and else as small as pays", async () => {
	const [small, large] = [markup(20_000), markup(150_000)];
	expect((await encodeQuickly(small, "br")).bytes.length).toBeGreaterThan(careful(small));
	expect(Math.abs((await encodeQuickly(large, "br")).bytes.length - careful(large))).toBeLessThan(200);
});

test("a small body that the quickest compression leaves too large is compressed with more care", async () => {
	const body = Buffer.from(
		markup(400_000)
			.toString()
			.replaceAll(/[^a-z\d]|td|class|number/g, "")
			.slice(0, 48_000),
	);
	expect(sizeAt(1, body)).toBeGreaterThan(13_400);
	expect((await encodeQuickly(body, "br")).bytes.length).toBeLessThan(sizeAt(1, body));
});
