/**
 * How a model chooses its voice. By their names, some Qwen3-TTS models require the name of a preset voice, and others a
 * description of it; all other models have a voice of their own.
 */
export type VoiceKind = "preset" | "described" | "own";

/** What kind of voice a model has, by its name. */
export const voiceOf = (id: string): VoiceKind =>
	/customvoice/i.test(id) ? "preset" : /voicedesign/i.test(id) ? "described" : "own";
