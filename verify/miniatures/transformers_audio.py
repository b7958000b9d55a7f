"""Miniatures for transformers: models of sounds."""

import json

import transformers as t

from miniatures.hub import miniature
from miniatures.words import LETTERS, bert_tokenizer


WAV2VEC = {
    "hidden_size": 16,
    "num_hidden_layers": 1,
    "num_attention_heads": 2,
    "intermediate_size": 16,
    "conv_dim": (8, 8),
    "conv_stride": (5, 2),
    "conv_kernel": (10, 3),
    "num_feat_extract_layers": 2,
    "num_conv_pos_embeddings": 4,
    "num_conv_pos_embedding_groups": 2,
}


@miniature("load/transformers/automatic-speech-recognition")
def speech_recognition(hub, record):
    folder = hub.repo(record["id"])
    letters = {letter: at for at, letter in enumerate(["<pad>", "<s>", "</s>", "<unk>", "|", *LETTERS.upper()])}
    vocabulary = hub.scratch() / "vocab.json"
    vocabulary.write_text(json.dumps(letters))
    tokenizer = t.Wav2Vec2CTCTokenizer(str(vocabulary))
    t.Wav2Vec2Processor(t.Wav2Vec2FeatureExtractor(), tokenizer).save_pretrained(folder)
    t.Wav2Vec2ForCTC(t.Wav2Vec2Config(**WAV2VEC, vocab_size=len(letters), pad_token_id=0)).save_pretrained(folder)


@miniature("load/transformers/type-that-hears", "load/transformers/class-by-adapter")
def whisper(hub, record):
    folder = hub.repo(record["id"])
    words = {word: at for at, word in enumerate([*LETTERS, "<|endoftext|>", "<|startoftranscript|>"])}
    files = hub.scratch()
    (files / "vocab.json").write_text(json.dumps(words))
    (files / "merges.txt").write_text("#version: 0.2\n")
    tokenizer = t.WhisperTokenizer(str(files / "vocab.json"), str(files / "merges.txt"))
    t.WhisperProcessor(t.WhisperFeatureExtractor(), tokenizer).save_pretrained(folder)
    sides = {f"{side}_{name}": value for side in ("encoder", "decoder") for name, value in WHISPER_SIDE.items()}
    ends = {name: len(words) - 1 for name in ("pad_token_id", "bos_token_id", "eos_token_id", "decoder_start_token_id")}
    config = t.WhisperConfig(vocab_size=len(tokenizer), d_model=8, **sides, **ends)
    t.WhisperForConditionalGeneration(config).save_pretrained(folder)


WHISPER_SIDE = {"layers": 1, "attention_heads": 2, "ffn_dim": 16}


@miniature("load/transformers/type-with-a-task", "load/transformers/type-that-hears-for-recognition")
def qwen2_audio(hub, record):
    folder = hub.repo(record["id"])
    tokenizer = bert_tokenizer(512)
    tokenizer.add_tokens(["<|AUDIO|>", "<|audio_bos|>", "<|audio_eos|>"], special_tokens=True)
    t.Qwen2AudioProcessor(t.WhisperFeatureExtractor(), tokenizer).save_pretrained(folder)
    text = {"vocab_size": len(tokenizer), "hidden_size": 8, "intermediate_size": 16, "num_hidden_layers": 1}
    heard = {"d_model": 8, "encoder_layers": 1, "encoder_attention_heads": 2, "encoder_ffn_dim": 16}
    config = t.Qwen2AudioConfig(
        audio_config={**heard, "model_type": "qwen2_audio_encoder"},
        text_config={**text, "num_attention_heads": 2, "num_key_value_heads": 2, "model_type": "qwen2"},
        audio_token_index=tokenizer.convert_tokens_to_ids("<|AUDIO|>"),
    )
    t.Qwen2AudioForConditionalGeneration(config).save_pretrained(folder)


@miniature("load/transformers/audio-classification", "load/transformers/feature-extractor")
def audio_classification(hub, record):
    folder = hub.repo(record["id"])
    config = t.Wav2Vec2Config(**WAV2VEC, num_labels=2, classifier_proj_size=8)
    t.Wav2Vec2ForSequenceClassification(config).save_pretrained(folder)
    t.Wav2Vec2FeatureExtractor().save_pretrained(folder)


@miniature("load/transformers/text-to-audio", "load/transformers/text-to-speech")
def speech(hub, record):
    folder = hub.repo(record["id"])
    letters = {letter: at for at, letter in enumerate("_ abcdefghijklmnopqrstuvwxyz")}
    vocabulary = hub.scratch() / "vocab.json"
    vocabulary.write_text(json.dumps(letters))
    t.VitsTokenizer(str(vocabulary), phonemize=False).save_pretrained(folder)
    t.VitsModel(vits_config(len(letters))).save_pretrained(folder)


def vits_config(letters: int) -> t.VitsConfig:
    one = ("prior_encoder_num_flows", "prior_encoder_num_wavenet_layers", "posterior_encoder_num_wavenet_layers")
    return t.VitsConfig(
        vocab_size=letters,
        hidden_size=16,
        num_hidden_layers=1,
        num_attention_heads=2,
        ffn_dim=16,
        flow_size=16,
        spectrogram_bins=9,
        upsample_initial_channel=16,
        upsample_rates=[2, 2],
        upsample_kernel_sizes=[4, 4],
        resblock_kernel_sizes=[3],
        resblock_dilation_sizes=[[1, 1]],
        wavenet_dilation_rate=1,
        depth_separable_num_layers=1,
        duration_predictor_num_flows=1,
        **dict.fromkeys(one, 1),
    )


@miniature("load/transformers/translator-that-speaks")
def t5(hub, record):
    folder = hub.repo(record["id"])
    tokenizer = bert_tokenizer(512)
    tokenizer.save_pretrained(folder)
    size = {"vocab_size": len(tokenizer), "d_model": 8, "d_kv": 4, "d_ff": 16, "num_layers": 1, "num_heads": 2}
    t.T5ForConditionalGeneration(t.T5Config(**size, decoder_start_token_id=0)).save_pretrained(folder)


@miniature("load/transformers/speech-with-a-voice", "load/transformers/sound-with-a-voice")
def speecht5(hub, record):
    """Writes a spectrogram, of which the vocoder of the pipeline makes sound."""
    folder = hub.repo(record["id"])
    bert_tokenizer(512).save_pretrained(folder)
    sides = {f"{side}_{name}": value for side in ("encoder", "decoder") for name, value in SPEECHT5_SIDE.items()}
    config = t.SpeechT5Config(
        vocab_size=len(bert_tokenizer(512)),
        hidden_size=8,
        positional_dropout=0.0,
        speech_decoder_prenet_units=8,
        speech_decoder_postnet_units=8,
        **sides,
    )
    t.SpeechT5ForTextToSpeech(config).save_pretrained(folder)
    vocoder = {"upsample_rates": [2, 2], "upsample_kernel_sizes": [4, 4], "upsample_initial_channel": 8}
    blocks = {"resblock_kernel_sizes": [3], "resblock_dilation_sizes": [[1, 1]]}
    t.SpeechT5HifiGan(t.SpeechT5HifiGanConfig(**vocoder, **blocks)).save_pretrained(
        hub.repo("microsoft/speecht5_hifigan")
    )


SPEECHT5_SIDE = {"layers": 1, "attention_heads": 2, "ffn_dim": 16}
