"""Miniatures for FunASR: the smallest SenseVoice, with its settings and a vocabulary of SentencePiece, in the published layout."""

from miniatures.hub import miniature

SETTINGS = """
encoder: SenseVoiceEncoderSmall
encoder_conf:
    output_size: 16
    attention_heads: 2
    linear_units: 16
    num_blocks: 2
    tp_blocks: 1
    dropout_rate: 0.1
    positional_dropout_rate: 0.1
    attention_dropout_rate: 0.1
    input_layer: pe
    pos_enc_class: SinusoidalPositionEncoder
    normalize_before: true
    kernel_size: 11
    sanm_shfit: 0
    selfattention_layer_type: sanm
model: SenseVoiceSmall
model_conf:
    length_normalized_loss: true
    sos: 1
    eos: 2
    ignore_id: -1
tokenizer: SentencepiecesTokenizer
tokenizer_conf:
    bpemodel: null
    unk_symbol: <unk>
    split_with_space: true
frontend: WavFrontend
frontend_conf:
    fs: 16000
    window: hamming
    n_mels: 80
    frame_length: 25
    frame_shift: 10
    lfr_m: 7
    lfr_n: 6
    cmvn_file: null
"""
FEATURES = 80 * 7
"""Of one frame: the bands of seven."""


@miniature("load/funasr/plain", "load/funasr/sense-voice", "load/funasr/sense-voice-by-tag", needs=["funasr"])
def sense_voice(hub, record):
    import torch
    import yaml
    from funasr.models.sense_voice.model import SenseVoiceSmall
    from sentencepiece import SentencePieceTrainer

    folder = hub.repo(record["id"])
    with (folder / "bpe.model").open("wb") as file:
        text = iter(["the heron eats small fish"] * 9)
        SentencePieceTrainer.train(sentence_iterator=text, model_writer=file, vocab_size=20, hard_vocab_limit=False)
    (folder / "config.yaml").write_text(SETTINGS)
    settings = yaml.safe_load(SETTINGS)
    parts = {name: settings[name] for name in ("encoder", "encoder_conf")}
    model = SenseVoiceSmall(**parts, **settings["model_conf"], input_size=FEATURES, vocab_size=words_in(folder))
    torch.save(model.state_dict(), folder / "model.pt")


def words_in(folder) -> int:
    from sentencepiece import SentencePieceProcessor

    return SentencePieceProcessor(model_file=str(folder / "bpe.model")).vocab_size()
