"""Miniatures for Hezar: the smallest models of their kinds with their preprocessors, as the library saves them."""

from miniatures.hub import miniature
from miniatures.words import BERT, bert_tokenizer


@miniature("load/hezar/text", needs=["hezar"])
def text(hub, record):
    from hezar.models import BertTextClassification, BertTextClassificationConfig
    from hezar.preprocessors import PreprocessorsContainer, WordPieceConfig, WordPieceTokenizer

    file = hub.scratch() / "tokenizer.json"
    bert_tokenizer().backend_tokenizer.save(str(file))
    tokenizer = WordPieceTokenizer(WordPieceConfig(max_length=64), tokenizer_file=str(file))
    model = BertTextClassification(BertTextClassificationConfig(id2label={0: "calm", 1: "rough"}, **BERT))
    model.preprocessor = PreprocessorsContainer(tokenizer=tokenizer)
    model.save(hub.repo(record["id"]))


@miniature("load/hezar/image", needs=["hezar", "PIL"])
def letters(hub, record):
    from hezar.models import CRNNImage2Text, CRNNImage2TextConfig
    from hezar.preprocessors import ImageProcessor, ImageProcessorConfig, PreprocessorsContainer

    names = dict(enumerate(["[blank]", *"abc"]))
    model = CRNNImage2Text(CRNNImage2TextConfig(id2label=names, map2seq_in_dim=1024, map2seq_out_dim=8, rnn_dim=8))
    processor = ImageProcessor(ImageProcessorConfig(size=[128, 32], gray_scale=True, mean=[0.5], std=[0.5], rescale=1 / 255))
    model.preprocessor = PreprocessorsContainer(image_processor=processor)
    model.save(hub.repo(record["id"]))


@miniature("load/hezar/speech", needs=["hezar", "librosa"])
def speech(hub, record):
    from hezar.models import WhisperSpeechRecognition, WhisperSpeechRecognitionConfig
    from hezar.models.speech_recognition.whisper.whisper_feature_extractor import (
        WhisperFeatureExtractor,
        WhisperFeatureExtractorConfig,
    )
    from hezar.models.speech_recognition.whisper.whisper_tokenizer import WhisperBPEConfig, WhisperBPETokenizer
    from hezar.preprocessors import PreprocessorsContainer

    file = hub.scratch() / "tokenizer.json"
    sounds().save(str(file))
    tokenizer = WhisperBPETokenizer(WhisperBPEConfig(language="persian", task="transcribe"), tokenizer_file=str(file))
    tokenizer.add_special_tokens(tokenizer.config.additional_special_tokens)
    known = tokenizer.get_vocab()
    ends = {f"{name}_token_id": known["<|endoftext|>"] for name in ("pad", "bos", "eos")}
    start = {"decoder_start_token_id": known["<|startoftranscript|>"]}
    sides = {f"{side}_{what}": 1 for side in ("encoder", "decoder") for what in ("layers", "attention_heads")}
    widths = {"d_model": 8, "encoder_ffn_dim": 8, "decoder_ffn_dim": 8}
    generation = {
        **ends,
        **start,
        "begin_suppress_tokens": [],
        "max_length": 16,
        "language": "persian",
        "lang_to_id": {name: known[name] for name in known if len(name) == 6 and name.startswith("<|")},
        "task_to_id": {name: known[f"<|{name}|>"] for name in ("transcribe", "translate")},
        "no_timestamps_token_id": known["<|notimestamps|>"],
    }
    config = WhisperSpeechRecognitionConfig(
        vocab_size=len(known), begin_suppress_tokens=[], generation_config=generation, **ends, **start, **sides, **widths
    )
    model = WhisperSpeechRecognition(config)
    extractor = WhisperFeatureExtractor(WhisperFeatureExtractorConfig())
    model.preprocessor = PreprocessorsContainer(tokenizer=tokenizer, audio_feature_extractor=extractor)
    model.save(hub.repo(record["id"]))


def sounds():
    """A tokenizer of bytes, as that of Whisper is."""
    from tokenizers import Tokenizer, decoders, models, pre_tokenizers

    tokenizer = Tokenizer(models.BPE({letter: at for at, letter in enumerate(pre_tokenizers.ByteLevel.alphabet())}, []))
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    return tokenizer
