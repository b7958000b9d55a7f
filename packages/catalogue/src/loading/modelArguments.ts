import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { exceedsOneCard } from "../memory/oneCard.ts";
import { remoteClass } from "./remoteCode.ts";

/**
 * The arguments of Transformers, after a comma, that load a model: those of its own code and, if one card does not hold it,
 * the one with which Accelerate puts it on all cards, and what they do not hold into the memory of the machine.
 */
export const modelArguments = (model: ModelRecord): Python =>
	runsOnCards(model) && exceedsOneCard(model) ? py`${remoteClass(model)}, device_map="auto"` : remoteClass(model);

/** A model that was compiled for an NPU has no weights that Accelerate could place. */
const runsOnCards = ({ tags }: ModelRecord): boolean => !tags.includes("mobilint");
