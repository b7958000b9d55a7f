"""Miniatures for SpeechBrain: hyperparameters that build the smallest networks, and the weights that they name."""

from miniatures.hub import miniature

CLASSIFIER = """
sample_rate: 16000
compute_features: !new:speechbrain.lobes.features.Fbank
    n_mels: 8
mean_var_norm: !new:speechbrain.processing.features.InputNormalization
    norm_type: sentence
    std_norm: False
embedding_model: !new:speechbrain.lobes.models.Xvector.Xvector
    in_channels: 8
    tdnn_blocks: 2
    tdnn_channels: [8, 8]
    tdnn_kernel_sizes: [1, 1]
    tdnn_dilations: [1, 1]
    lin_neurons: 8
classifier: !new:speechbrain.lobes.models.Xvector.Classifier
    input_shape: [null, null, 8]
    lin_blocks: 0
    out_neurons: 2
label_encoder: !new:speechbrain.dataio.encoder.CategoricalEncoder
modules:
    compute_features: !ref <compute_features>
    mean_var_norm: !ref <mean_var_norm>
    embedding_model: !ref <embedding_model>
    classifier: !ref <classifier>
pretrainer: !new:speechbrain.utils.parameter_transfer.Pretrainer
    loadables:
        embedding_model: !ref <embedding_model>
        classifier: !ref <classifier>
        label_encoder: !ref <label_encoder>
"""

RECOGNIZER = """
sample_rate: 16000
features: !new:speechbrain.lobes.features.Fbank
    n_mels: 8
network: !new:speechbrain.nnet.linear.Linear
    input_size: 8
    n_neurons: 20
softmax: !new:speechbrain.nnet.activations.Softmax
    apply_log: True
encoder: !new:speechbrain.nnet.containers.LengthsCapableSequential
    input_shape: [null, null, 8]
    features: !ref <features>
    network: !ref <network>
    softmax: !ref <softmax>
tokenizer: !new:sentencepiece.SentencePieceProcessor
decoding_function: !name:speechbrain.decoders.ctc_greedy_decode
    blank_id: 0
modules:
    encoder: !ref <encoder>
pretrainer: !new:speechbrain.utils.parameter_transfer.Pretrainer
    loadables:
        network: !ref <network>
        tokenizer: !ref <tokenizer>
"""

READER = """
sample_rate: 16000
features: !new:speechbrain.lobes.features.Fbank
    n_mels: 8
network: !new:speechbrain.nnet.linear.Linear
    input_size: 8
    n_neurons: 8
encoder: !new:speechbrain.nnet.containers.LengthsCapableSequential
    input_shape: [null, null, 8]
    features: !ref <features>
    network: !ref <network>
embedding: !new:speechbrain.nnet.embedding.Embedding
    num_embeddings: 20
    embedding_dim: 8
recurrent: !new:speechbrain.nnet.RNN.AttentionalRNNDecoder
    enc_dim: 8
    input_size: 8
    rnn_type: gru
    attn_type: location
    hidden_size: 8
    attn_dim: 8
    num_layers: 1
    scaling: 1.0
    channels: 2
    kernel_size: 5
linear: !new:speechbrain.nnet.linear.Linear
    input_size: 8
    n_neurons: 20
decoder: !new:speechbrain.decoders.S2SRNNGreedySearcher
    embedding: !ref <embedding>
    decoder: !ref <recurrent>
    linear: !ref <linear>
    bos_index: 1
    eos_index: 2
    min_decode_ratio: 0.0
    max_decode_ratio: 0.1
tokenizer: !new:sentencepiece.SentencePieceProcessor
parts: !new:torch.nn.ModuleList
    - [!ref <network>, !ref <embedding>, !ref <recurrent>, !ref <linear>]
modules:
    encoder: !ref <encoder>
    decoder: !ref <decoder>
pretrainer: !new:speechbrain.utils.parameter_transfer.Pretrainer
    loadables:
        parts: !ref <parts>
        tokenizer: !ref <tokenizer>
"""

ENHANCER = """
sample_rate: 16000
compute_stft: !new:speechbrain.processing.features.STFT
    sample_rate: 16000
    n_fft: 512
    win_length: 32
    hop_length: 16
istft: !new:speechbrain.processing.features.ISTFT
    sample_rate: 16000
    n_fft: 512
    win_length: 32
    hop_length: 16
spectral_magnitude: !name:speechbrain.processing.features.spectral_magnitude
    power: 0.5
resynth: !name:speechbrain.processing.signal_processing.resynthesize
    stft: !ref <compute_stft>
    istft: !ref <istft>
enhance_model: !new:speechbrain.lobes.models.MetricGAN.EnhancementGenerator
    input_size: 257
    hidden_size: 200
    num_layers: 1
modules:
    enhance_model: !ref <enhance_model>
pretrainer: !new:speechbrain.utils.parameter_transfer.Pretrainer
    loadables:
        enhance_model: !ref <enhance_model>
"""

SEPARATOR = """
sample_rate: 16000
num_spks: 2
encoder: !new:speechbrain.lobes.models.dual_path.Encoder
    kernel_size: 16
    out_channels: 8
block: !new:speechbrain.lobes.models.dual_path.SBTransformerBlock
    num_layers: 1
    d_model: 8
    nhead: 2
    d_ffn: 16
masknet: !new:speechbrain.lobes.models.dual_path.Dual_Path_Model
    num_spks: 2
    in_channels: 8
    out_channels: 8
    num_layers: 1
    K: 50
    intra_model: !ref <block>
    inter_model: !ref <block>
decoder: !new:speechbrain.lobes.models.dual_path.Decoder
    in_channels: 8
    out_channels: 1
    kernel_size: 16
    stride: 8
    bias: False
modules:
    encoder: !ref <encoder>
    decoder: !ref <decoder>
    masknet: !ref <masknet>
pretrainer: !new:speechbrain.utils.parameter_transfer.Pretrainer
    loadables:
        encoder: !ref <encoder>
        masknet: !ref <masknet>
        decoder: !ref <decoder>
"""

SPEAKER = """
sample_rate: 22050
model: !new:speechbrain.lobes.models.Tacotron2.Tacotron2
    n_symbols: 148
    symbols_embedding_dim: 8
    encoder_embedding_dim: 8
    attention_rnn_dim: 8
    decoder_rnn_dim: 8
    prenet_dim: 8
    attention_dim: 8
    postnet_embedding_dim: 8
    n_mel_channels: 8
text_to_sequence: !name:speechbrain.utils.text_to_sequence.text_to_sequence
modules:
    model: !ref <model>
pretrainer: !new:speechbrain.utils.parameter_transfer.Pretrainer
    loadables:
        model: !ref <model>
"""

WHISPER = """
sample_rate: 16000
language: english
whisper: !new:speechbrain.integrations.huggingface.whisper.Whisper
    source: acme/whisper
    save_path: whisper
    encoder_only: False
    freeze: True
decoder: !new:speechbrain.decoders.seq2seq.S2SWhisperGreedySearcher
    model: !ref <whisper>
    min_decode_ratio: 0.0
    max_decode_ratio: 0.01
modules:
    whisper: !ref <whisper>
    decoder: !ref <decoder>
pretrainer: !new:speechbrain.utils.parameter_transfer.Pretrainer
    loadables:
        whisper: !ref <whisper>
"""


@miniature("load/speechbrain/classifier", needs=["speechbrain"])
def classifier(hub, record):
    folder, _ = publish(hub, record, CLASSIFIER)
    (folder / "label_encoder.ckpt").write_text("'bread' => 0\n'cake' => 1\n================\n'starting_index' => 0\n")


@miniature("load/speechbrain/encoder-asr", needs=["speechbrain"])
def encoder_asr(hub, record):
    folder, _ = publish(hub, record, RECOGNIZER)
    letters(folder / "tokenizer.ckpt")


@miniature("load/speechbrain/encoder-decoder-asr", needs=["speechbrain"])
def encoder_decoder_asr(hub, record):
    folder, _ = publish(hub, record, READER)
    letters(folder / "tokenizer.ckpt")


@miniature("load/speechbrain/enhancement", needs=["speechbrain"])
def enhancement(hub, record):
    publish(hub, record, ENHANCER)


@miniature("load/speechbrain/separation", "load/speechbrain/unspecified", "load/speechbrain/unusable-interface", needs=["speechbrain"])
def separation(hub, record):
    publish(hub, record, SEPARATOR)


@miniature("load/speechbrain/other-interface", needs=["speechbrain"])
def speaker(hub, record):
    publish(hub, record, SPEAKER)


@miniature("load/speechbrain/whisper-asr", needs=["speechbrain", "transformers"])
def whisper_asr(hub, record):
    base = hub.repo("acme/whisper")
    write_whisper(base)
    folder, built = publish(hub, record, WHISPER.replace("acme/whisper", str(base)))
    (folder / "hyperparams.yaml").write_text(WHISPER)


def write_whisper(folder) -> None:
    """The smallest Whisper, which knows bytes, and its own tokens where the published ones have them."""
    import transformers as t
    from tokenizers.pre_tokenizers import ByteLevel
    from transformers.models.whisper.tokenization_whisper import LANGUAGES

    letters = sorted(ByteLevel.alphabet())
    special = ["<|endoftext|>", "<|startoftranscript|>", *(f"<|{code}|>" for code in [*LANGUAGES][:99])]
    special += [f"<|{name}|>" for name in ("translate", "transcribe", "startoflm", "startofprev", "nospeech", "notimestamps")]
    special += [f"<|{step / 50:.2f}|>" for step in range(1501)]
    words = {word: at for at, word in enumerate([*letters, *(f"[{at}]" for at in range(len(letters), 50257)), *special])}
    tokenizer = t.WhisperTokenizer(vocab=words, merges=[], additional_special_tokens=special[1:108])
    tokenizer.save_pretrained(folder)
    t.WhisperFeatureExtractor().save_pretrained(folder)
    sides = {f"{side}_{what}": 1 for side in ("encoder", "decoder") for what in ("layers", "attention_heads")}
    ends = {f"{name}_token_id": words["<|endoftext|>"] for name in ("pad", "bos", "eos")}
    config = t.WhisperConfig(vocab_size=len(tokenizer), d_model=8, encoder_ffn_dim=8, decoder_ffn_dim=8, **sides, **ends)
    config.decoder_start_token_id = words["<|startoftranscript|>"]
    t.WhisperForConditionalGeneration(config).save_pretrained(folder)


def publish(hub, record, settings: str):
    """Writes the settings, and random weights of every network among what the pretrainer loads; the folder and the networks."""
    import torch
    from hyperpyyaml import load_hyperpyyaml

    folder = hub.repo(record["id"])
    (folder / "hyperparams.yaml").write_text(settings)
    built = load_hyperpyyaml(settings)
    for name, part in built["pretrainer"].loadables.items():
        if isinstance(part, torch.nn.Module):
            torch.save(part.state_dict(), folder / f"{name}.ckpt")
    return folder, built


def letters(path) -> None:
    """A SentencePiece model of twenty pieces."""
    from sentencepiece import SentencePieceTrainer

    with path.open("wb") as file:
        text = iter(["the heron eats small fish"] * 9)
        SentencePieceTrainer.train(sentence_iterator=text, model_writer=file, vocab_size=20, hard_vocab_limit=False)
