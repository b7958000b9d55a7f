import { joined } from "../parts.ts";
import type { Shell } from "./tag.ts";

/** The arguments of one command, each on its own line; empty ones are left out. */
export const args = (codes: readonly Shell[]): Shell => joined(codes, " \\\n");
