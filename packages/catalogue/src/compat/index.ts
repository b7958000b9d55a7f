/**
 * The catalogue under the names and in the shapes of `@huggingface/tasks`, for projects that move over. `docs/migrating.md` has the
 * differences.
 */
export {
	ALL_DISPLAY_MODEL_LIBRARY_KEYS,
	ALL_MODEL_LIBRARY_KEYS,
	LIBRARY_TASK_MAPPING,
	type LibraryUiElement,
	MODEL_LIBRARIES_UI_ELEMENTS,
	TASKS_MODEL_LIBRARIES,
} from "./libraries.ts";
export {
	findNearestQuantType,
	GGMLFileQuantizationType,
	GGMLQuantizationType,
	GGUF_QUANT_ORDER,
	GGUF_QUANT_RE,
	GGUF_QUANT_RE_GLOBAL,
	parseGGUFQuantLabel,
} from "./quantization.ts";
export {
	MODALITIES,
	MODALITY_LABELS,
	PIPELINE_DATA,
	PIPELINE_TYPES,
	PIPELINE_TYPES_SET,
	type PipelineData,
	type PipelineType,
	SUBTASK_TYPES,
} from "./tasks.ts";
export { TASKS_DATA } from "./tasksData.ts";
export type { ModelRecord as ModelData, ModelRecord as ModelDataMinimal } from "@vitrine/model";
