import { expect, test } from "vitest";
import { filesOf } from "./files.ts";

const never = async (): Promise<undefined> => undefined;

test("each file is on one page, in order", () => {
	const files = Array.from({ length: 1_000 }, (_, at) => ({
		path: `data/${String(at).padStart(6, "0")}.bin`,
		size: 2,
	}));
	const repository = { files: files.toReversed(), read: never, part: never, stream: never };
	const model = { record: { id: "many/files", tags: [] }, source: undefined, repository };
	const pages = [1, 2, 3, 4].flatMap((page) => filesOf(model, page).files.map(({ path }) => path));
	expect(pages).toEqual(files.map(({ path }) => path));
	expect(filesOf(model, 99)).toMatchObject({ page: 4, pages: 4, count: 1_000, size: 2_000 });
});
