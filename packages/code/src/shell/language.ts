import type { Language } from "../language.ts";
import { wrappedShell } from "../layout/shell.ts";
import { placeOf } from "./places.ts";

export const SHELL: Language<"sh"> = { id: "sh", name: "shell", placeOf, wrapped: wrappedShell };
