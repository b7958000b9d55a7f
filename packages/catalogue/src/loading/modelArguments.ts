import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { exceedsOneCard } from "../memory/oneCard.ts";
import { remoteCode } from "./remoteCode.ts";

/**
 * The arguments of Transformers, after a comma, that load a model: those of its own code and, if one card does not hold it,
 * the one with which Accelerate puts it on all cards, and what they do not hold into the memory of the machine.
 */
export const modelArguments = (model: ModelRecord): Python =>
	runsOnCards(model) && exceedsOneCard(model) ? py`${remoteCode(model)}, device_map="auto"` : remoteCode(model);

/** A model that was compiled for an NPU has no weights that Accelerate could place. */
const runsOnCards = ({ tags }: ModelRecord): boolean => !tags.includes("mobilint");
