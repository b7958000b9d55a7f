"""Miniatures for Qwen3-ASR: the smallest models that write what is said, and that find when it is said."""

import json

from miniatures.hub import miniature
from miniatures.qwen_words import qwen_tokenizer

MARKS = ("<|im_start|>", "<|im_end|>", "<|audio_start|>", "<|audio_end|>", "<|audio_pad|>", "<timestamp>", "<asr_text>")
TEMPLATE = (
    "{% for message in messages %}<|im_start|>{{ message['role'] }}\n"
    "{% if message['content'] is string %}{{ message['content'] }}{% else %}{% for part in message['content'] %}"
    "{% if part['type'] == 'audio' %}<|audio_start|><|audio_pad|><|audio_end|>{% else %}{{ part['text'] }}{% endif %}"
    "{% endfor %}{% endif %}<|im_end|>\n{% endfor %}<|im_start|>assistant\n"
)
AUDIO = {
    "num_mel_bins": 128,
    "encoder_layers": 1,
    "encoder_attention_heads": 2,
    "encoder_ffn_dim": 16,
    "d_model": 16,
    "output_dim": 16,
    "downsample_hidden_size": 4,
    "n_window": 50,
    "n_window_infer": 800,
}
TEXT = {
    "hidden_size": 16,
    "intermediate_size": 16,
    "num_hidden_layers": 1,
    "num_attention_heads": 2,
    "num_key_value_heads": 2,
    "head_dim": 8,
    "rope_scaling": {"rope_type": "default", "mrope_section": [2, 1, 1], "mrope_interleaved": True},
}


@miniature("load/qwen3_asr/transcription", needs=["qwen_asr"])
def transcription(hub, record):
    save(hub.repo(record["id"]))


@miniature("load/qwen3_asr/alignment", needs=["qwen_asr"])
def alignment(hub, record):
    folder, kind = hub.repo(record["id"]), "qwen3_forced_aligner"
    save(folder, model_type=kind, classify_num=100)
    saved = json.loads((folder / "config.json").read_text())
    saved["thinker_config"]["model_type"] = kind  # the library saves the type of the class in its place
    (folder / "config.json").write_text(json.dumps(saved, indent=2))


def save(folder, **thinker) -> None:
    from qwen_asr.core.transformers_backend import Qwen3ASRConfig, Qwen3ASRForConditionalGeneration, Qwen3ASRProcessor
    from transformers import GenerationConfig, WhisperFeatureExtractor

    parts = {"audio_token": "<|audio_pad|>", "audio_bos_token": "<|audio_start|>", "audio_eos_token": "<|audio_end|>"}
    words = qwen_tokenizer(MARKS, extra_special_tokens=parts)
    numbers = {name: words.convert_tokens_to_ids(mark) for name, mark in zip(("audio_start", "audio_end", "audio"), MARKS[2:])}
    settings = {f"{name}_token_id": number for name, number in numbers.items()}
    settings |= {"audio_config": AUDIO, "text_config": {**TEXT, "vocab_size": len(words)}, **thinker}
    stamps = {"timestamp_token_id": words.convert_tokens_to_ids("<timestamp>"), "timestamp_segment_time": 80}
    config = Qwen3ASRConfig(thinker_config=settings, support_languages=["English"], **stamps)
    Qwen3ASRForConditionalGeneration(config).save_pretrained(folder)
    end = words.convert_tokens_to_ids("<|im_end|>")
    GenerationConfig(eos_token_id=end, pad_token_id=end).save_pretrained(folder)
    Qwen3ASRProcessor(WhisperFeatureExtractor(feature_size=128), words, chat_template=TEMPLATE).save_pretrained(folder)
