"""A miniature for OmniVoice: its network around the smallest Qwen3, and the two models that it reads a voice with."""

from miniatures.hub import miniature
from miniatures.whisper_words import SPECIAL

RATE = 24000
STRIDES = [8, 5, 4, 2, 3]
"""How the published model shortens a sound: 25 steps for each second."""
CODES = 1024
"""The codes of a book of sounds, before the mark of what is hidden; the network also looks these up among the words."""
HEADS = {"num_hidden_layers": 1, "num_attention_heads": 2, "intermediate_size": 16}


@miniature("load/omnivoice/speech", needs=["omnivoice"])
def omnivoice(hub, record):
    import transformers as t
    from omnivoice.models.omnivoice import OmniVoice, OmniVoiceConfig

    from miniatures.qwen_words import qwen_tokenizer

    folder = hub.repo(record["id"])
    tokenizer = qwen_tokenizer(["<|endoftext|>", "<|denoise|>", "<|text_start|>", "<|text_end|>"])
    tokenizer.save_pretrained(folder)
    language = t.Qwen3Config(vocab_size=CODES + 1, hidden_size=16, head_dim=8, num_key_value_heads=2, **HEADS)
    OmniVoice(OmniVoiceConfig(llm_config=language)).save_pretrained(folder)
    sound_codes(folder / "audio_tokenizer")
    transcriber(hub)


def sound_codes(folder) -> None:
    """What turns a sound into the codes of eight books, and back."""
    import transformers as t

    hears = {"hidden_size": 16, "conv_dim": [8] * 7, "num_conv_pos_embeddings": 4, "num_conv_pos_embedding_groups": 2, **HEADS}
    sizes = {"encoder_hidden_size": 2, "decoder_hidden_size": 64, "hidden_size": 64}
    config = t.HiggsAudioV2TokenizerConfig(
        sample_rate=RATE,
        target_bandwidths=[0.5, 1, 2],
        acoustic_model_config={"model_type": "dac", "downsampling_ratios": STRIDES, "upsampling_ratios": STRIDES, **sizes},
        semantic_model_config={"model_type": "hubert", "mask_time_prob": 0.0, **hears},
    )
    t.HiggsAudioV2TokenizerModel(config).save_pretrained(folder)
    t.DacFeatureExtractor(sampling_rate=RATE, hop_length=960).save_pretrained(folder)


def transcriber(hub) -> None:
    """The smallest Whisper, in the repository of the one that writes down what a voice says."""
    import transformers as t
    from tokenizers.pre_tokenizers import ByteLevel

    folder = hub.repo("openai/whisper-large-v3-turbo")
    tokenizer = t.WhisperTokenizerFast(vocab={word: at for at, word in enumerate(sorted(ByteLevel.alphabet()))}, merges=[])
    tokenizer.add_tokens(SPECIAL, special_tokens=True)
    tokenizer.save_pretrained(folder)
    t.WhisperFeatureExtractor().save_pretrained(folder)
    ids = dict(zip(SPECIAL, tokenizer.convert_tokens_to_ids(SPECIAL), strict=True))
    end, start = ids["<|endoftext|>"], ids["<|startoftranscript|>"]
    sides = {f"{side}_{name}": size for side in ("encoder", "decoder") for name, size in SIDE.items()}
    ends = {"pad_token_id": end, "bos_token_id": end, "eos_token_id": end, "decoder_start_token_id": start}
    suppressed = {"suppress_tokens": [], "begin_suppress_tokens": [end]}
    model = t.WhisperForConditionalGeneration(t.WhisperConfig(vocab_size=len(tokenizer), d_model=8, **sides, **ends, **suppressed))
    model.generation_config.update(no_timestamps_token_id=ids["<|notimestamps|>"], max_length=16, is_multilingual=False)
    model.save_pretrained(folder)


SIDE = {"layers": 1, "attention_heads": 2, "ffn_dim": 16}
