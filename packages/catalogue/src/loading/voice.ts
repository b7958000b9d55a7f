/**
 * How a model chooses its voice: some Qwen3-TTS models require the name of one of theirs, others a description of it, as their
 * names say; all other models have a voice of their own.
 */
export type VoiceKind = "preset" | "described" | "own";

/** What kind of voice a model has, by its name. */
export const voiceOf = (id: string): VoiceKind =>
	/customvoice/i.test(id) ? "preset" : /voicedesign/i.test(id) ? "described" : "own";
