import type { ModelRecord } from "@vitrine/model";
import type { Found } from "../evidence.ts";
import { basesOf } from "./bases.ts";
import { formatsOf } from "./formats.ts";
import { type Subject, subjectOf } from "./subject.ts";

/** Whether a repository holds GGUF files that llama.cpp may read. */
export const holdsTextGguf = (record: ModelRecord): boolean =>
	formatsOf(record).has("gguf") && isLanguage({ subject: subjectOf(record, basesOf(record)) });

/** Whether llama.cpp may read the files: not those of images, sound or other subjects. */
export const isLanguage = ({ subject }: { readonly subject: Found<Subject> | undefined }): boolean =>
	subject === undefined || subject.value === "language" || subject.value === "other";
