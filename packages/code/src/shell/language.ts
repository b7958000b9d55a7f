import type { ReadLanguage } from "../language.ts";
import { wrappedShell } from "../layout/shell.ts";
import { withoutLine } from "../printing/withoutLine.ts";
import { placeOf } from "./places.ts";

export const SHELL: ReadLanguage<"sh"> = { id: "sh", name: "shell", placeOf, wrapped: wrappedShell, withoutLine };
