"""Miniatures for CTranslate2: the smallest models of Transformers, converted by its own converter."""

import json

import transformers as t
from ctranslate2.converters import TransformersConverter
from tokenizers.pre_tokenizers import ByteLevel

from miniatures.hub import miniature
from miniatures.sizes import ENDS
from miniatures.whisper_words import SPECIAL
from miniatures.words import END, PAD, bert_tokenizer

POSITIONS = 512


@miniature("load/ctranslate2/translation", needs=["ctranslate2"])
def translation(hub, record):
    source = hub.scratch()
    tokenizer = bert_tokenizer(POSITIONS)
    tokenizer.save_pretrained(source)
    config = t.T5Config(vocab_size=len(tokenizer), d_model=8, d_kv=4, d_ff=16, num_layers=1, num_heads=2, **T5_ENDS)
    t.T5ForConditionalGeneration(config).save_pretrained(source)
    convert(source, hub.repo(record["id"]))


T5_ENDS = {"pad_token_id": PAD, "eos_token_id": END, "decoder_start_token_id": PAD}


@miniature("load/ctranslate2/generation", needs=["ctranslate2"])
def generation(hub, record):
    source = hub.scratch()
    tokenizer = bert_tokenizer(POSITIONS, bos_token="[CLS]")
    tokenizer.save_pretrained(source)
    config = t.GPT2Config(vocab_size=len(tokenizer), n_embd=8, n_layer=1, n_head=2, n_positions=POSITIONS, **ENDS)
    t.GPT2LMHeadModel(config).save_pretrained(source)
    convert(source, hub.repo(record["id"]))


@miniature("load/ctranslate2/transcription", needs=["ctranslate2"])
def transcription(hub, record):
    """The tokens of Whisper for one language, which its vocabulary ends with."""
    source, folder = hub.scratch(), hub.repo(record["id"])
    words = {word: at for at, word in enumerate(sorted(ByteLevel.alphabet()))}
    (source / "vocab.json").write_text(json.dumps(words))
    (source / "merges.txt").write_text("#version: 0.2\n")
    tokenizer = t.WhisperTokenizerFast(str(source / "vocab.json"), str(source / "merges.txt"))
    tokenizer.add_tokens(SPECIAL, special_tokens=True)
    tokenizer.save_pretrained(source)
    t.WhisperFeatureExtractor().save_pretrained(source)
    end, start = (tokenizer.convert_tokens_to_ids(token) for token in SPECIAL[:2])
    sides = {f"{side}_{name}": value for side in ("encoder", "decoder") for name, value in SIDE.items()}
    ends = {"pad_token_id": end, "bos_token_id": end, "eos_token_id": end, "decoder_start_token_id": start}
    # The defaults are ids of the published vocabulary; CTranslate2 writes out of bounds for an id that a vocabulary lacks.
    first = {"suppress_tokens": [], "begin_suppress_tokens": [words[SPACE], end]}
    config = t.WhisperConfig(vocab_size=len(tokenizer), d_model=8, **sides, **ends, **first)
    t.WhisperForConditionalGeneration(config).save_pretrained(source)
    convert(source, folder, "tokenizer.json", "preprocessor_config.json")


SPACE = "Ġ"
SIDE = {"layers": 1, "attention_heads": 2, "ffn_dim": 16}


def convert(source, folder, *files: str) -> None:
    """Converts a model; the folder is there and empty."""
    TransformersConverter(str(source), copy_files=list(files)).convert(str(folder), force=True)
