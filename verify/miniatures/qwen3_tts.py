"""Miniatures for Qwen3-TTS: the smallest tokenizer of speech, and the smallest models that speak with it."""

import json

from miniatures.hub import miniature
from miniatures.qwen_words import qwen_tokenizer

MIMI = {
    "hidden_size": 16,
    "num_filters": 2,
    "num_hidden_layers": 1,
    "num_attention_heads": 2,
    "num_key_value_heads": 2,
    "head_dim": 8,
    "intermediate_size": 16,
    "codebook_size": 16,
    "codebook_dim": 8,
    "vector_quantization_hidden_dimension": 8,
    "num_quantizers": 4,
    "upsampling_ratios": [8, 6, 5, 4],
    "upsample_groups": 16,
}
DECODER = {
    "codebook_size": 16,
    "codebook_dim": 16,
    "hidden_size": 16,
    "latent_dim": 16,
    "num_attention_heads": 2,
    "num_key_value_heads": 2,
    "head_dim": 8,
    "intermediate_size": 16,
    "num_hidden_layers": 1,
    "num_quantizers": 4,
    "decoder_dim": 16,
}


@miniature("load/qwen3_tts/tokenizer", needs=["qwen_tts"])
def tokenizer(hub, record):
    save_tokenizer(hub.repo(record["id"]))


def save_tokenizer(folder) -> None:
    from qwen_tts.core import Qwen3TTSTokenizerV2Config, Qwen3TTSTokenizerV2Model
    from transformers import EncodecFeatureExtractor

    config = Qwen3TTSTokenizerV2Config(encoder_config=MIMI, decoder_config=DECODER, encoder_valid_num_quantizers=4)
    Qwen3TTSTokenizerV2Model(config).save_pretrained(folder)
    EncodecFeatureExtractor(feature_size=1, sampling_rate=24000).save_pretrained(folder)


@miniature("load/qwen3_tts/custom-voice", needs=["qwen_tts"])
def custom_voice(hub, record):
    speak(hub.repo(record["id"]), "custom_voice")


@miniature("load/qwen3_tts/voice-design", needs=["qwen_tts"])
def voice_design(hub, record):
    speak(hub.repo(record["id"]), "voice_design")


SMALL = {
    "hidden_size": 16,
    "intermediate_size": 16,
    "num_hidden_layers": 1,
    "num_attention_heads": 2,
    "num_key_value_heads": 2,
    "head_dim": 8,
    "num_code_groups": 4,
}
MARKS = {
    "codec_eos_token_id": 20,
    "codec_think_id": 21,
    "codec_nothink_id": 22,
    "codec_think_bos_id": 23,
    "codec_think_eos_id": 24,
    "codec_pad_id": 25,
    "codec_bos_id": 26,
}
WORDS = ("<|im_start|>", "<|im_end|>", "<tts_pad>", "<tts_text_bos>", "<tts_text_eod>")


def speak(folder, kind: str) -> None:
    from qwen_tts.core.models import Qwen3TTSConfig, Qwen3TTSForConditionalGeneration, Qwen3TTSProcessor
    from transformers import GenerationConfig

    words = qwen_tokenizer(WORDS)
    names = ("im_start", "im_end", "tts_pad", "tts_bos", "tts_eos")
    ends = {f"{name}_token_id": words.convert_tokens_to_ids(word) for name, word in zip(names, WORDS)}
    ids = {"codec_language_id": {"english": 27}, "spk_id": {"ryan": 28}, "spk_is_dialect": {"ryan": False}}
    rope = {"rope_type": "default", "mrope_section": [2, 1, 1], "interleaved": True}
    talker = {**SMALL, **MARKS, **ids, "vocab_size": 16 + 1024, "text_vocab_size": len(words), "text_hidden_size": 16}
    talker |= {"rope_scaling": rope, "code_predictor_config": {**SMALL, "vocab_size": 16}}
    about = {"tokenizer_type": "qwen3_tts_tokenizer_12hz", "tts_model_size": "1b7", "tts_model_type": kind}
    config = Qwen3TTSConfig(talker_config=talker, speaker_encoder_config={}, **about, **ends)
    Qwen3TTSForConditionalGeneration(config).save_pretrained(folder)
    # The published configurations have no encoder of speakers, which is only for clones of voices; the library saves one
    # that it cannot load.
    saved = json.loads((folder / "config.json").read_text())
    del saved["speaker_encoder_config"]
    (folder / "config.json").write_text(json.dumps(saved, indent=2))
    GenerationConfig(max_new_tokens=16, do_sample=False).save_pretrained(folder)
    Qwen3TTSProcessor(tokenizer=words).save_pretrained(folder)
    save_tokenizer(folder / "speech_tokenizer")
