"""Miniatures for KerasHub: the smallest networks of four families, saved as presets."""

import os

from miniatures.hub import miniature

os.environ["KERAS_BACKEND"] = "jax"  # before anything imports Keras

SENTENCES = ["The lighthouse keeper opened the door and", "an astronaut in a jungle, morning mist between the trees"]
WORDS = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *"abcdefghijklmnopqrstuvwxyz", *(f"##{x}" for x in "abcdefghijklmnopqrstuvwxyz")]


@miniature("load/keras-hub/causal-lm", "load/keras-hub/task-of-the-record", needs=["keras_hub", "sentencepiece"])
def gemma(hub, record):
    import io

    import keras_hub.models as models
    from sentencepiece import SentencePieceTrainer

    proto = io.BytesIO()
    SentencePieceTrainer.train(
        sentence_iterator=iter(SENTENCES * 9), model_writer=proto, vocab_size=40, hard_vocab_limit=False,
        pad_id=0, eos_id=1, bos_id=2, unk_id=3, pad_piece="<pad>", eos_piece="<eos>", bos_piece="<bos>",
    )  # fmt: skip
    tokenizer = models.GemmaTokenizer(proto=proto.getvalue())
    backbone = models.GemmaBackbone(
        tokenizer.vocabulary_size(), num_layers=1, num_query_heads=2, num_key_value_heads=1, hidden_dim=8, intermediate_dim=16, head_dim=4
    )
    preprocessor = models.GemmaCausalLMPreprocessor(tokenizer, sequence_length=64)
    models.GemmaCausalLM(backbone, preprocessor=preprocessor).save_to_preset(str(hub.repo(record["id"])))


@miniature("load/keras-hub/text-classifier", "load/keras-hub/no-task", "load/keras-hub/unusable-task", needs=["keras_hub"])
def bert(hub, record):
    import keras_hub.models as models

    tokenizer = models.BertTokenizer(vocabulary=WORDS, lowercase=True)
    backbone = models.BertBackbone(len(WORDS), num_layers=1, num_heads=2, hidden_dim=8, intermediate_dim=16, max_sequence_length=32)
    preprocessor = models.BertTextClassifierPreprocessor(tokenizer, sequence_length=32)
    models.BertTextClassifier(backbone, num_classes=2, preprocessor=preprocessor).save_to_preset(str(hub.repo(record["id"])))


@miniature("load/keras-hub/image-classifier", needs=["keras_hub"])
def resnet(hub, record):
    import keras_hub
    import keras_hub.models as models

    backbone = models.ResNetBackbone(
        input_conv_filters=[64], input_conv_kernel_sizes=[3], stackwise_num_filters=[64, 64], stackwise_num_blocks=[1, 1],
        stackwise_num_strides=[1, 2], block_type="basic_block",
    )  # fmt: skip
    preprocessor = models.ResNetImageClassifierPreprocessor(image_converter=keras_hub.layers.ResNetImageConverter(image_size=(32, 32)))
    models.ResNetImageClassifier(backbone, num_classes=3, preprocessor=preprocessor).save_to_preset(str(hub.repo(record["id"])))
