import { describe, expect, it } from "vitest";
import { appSubjects } from "../matrix/app.ts";
import { loadSubjects } from "../matrix/load.ts";
import { filesBeside, REWRITES, rewritten } from "./rewrites.ts";

const SAMPLES = "http://127.0.0.1:1/vitrine/samples/resolve/main";

const subjects = [...loadSubjects(), ...appSubjects()];

describe("the rewrites", () => {
	it.each(REWRITES)("$find is still needed and has a reason", ({ language, find, why }) => {
		const used = subjects.filter((subject) => subject.language === language && new RegExp(find).test(subject.text));
		expect(used.length, "No snippet matches: remove the rule from verify/rewrites.json.").toBeGreaterThan(0);
		expect(why).toMatch(/^[A-Z].{20,}\.$/);
	});

	it("change only the device and the addresses of samples", () => {
		const text =
			'model.to("cuda")\nload_image("https://a.example/x/boy_mask.png", "cuda")\nprint("https://a.example/page", \'cuda\')';
		expect(rewritten("python", text, SAMPLES)).toBe(
			`model.to("cpu")\nload_image("${SAMPLES}/mask.png", "cpu")\nprint("https://a.example/page", 'cuda')`,
		);
		const plain = 'from transformers import pipeline\n\npipe = pipeline("fill-mask", model="acme/cuda.png")';
		expect(rewritten("python", plain, SAMPLES)).toBe(plain);
	});
});

it("a file of the reader is replaced by a sample", () => {
	const text = `f = open("page.png")\ng = open('a/b.wav')\nh = sf.read("speech.wav"), "https://x.example/z.png", "page.pngs"`;
	expect(filesBeside(text)).toEqual({ "page.png": "image.png", "speech.wav": "sound.wav" });
});

it("a folder of the reader gets a sample", () => {
	expect(filesBeside(`model.inference_on_dir("pictures")`)).toEqual({ "pictures/first.png": "image.png" });
});
