"""A miniature for LiteRT: a layer of random weights, as TensorFlow converts it."""

from miniatures.hub import miniature


@miniature("load/litert/plain", "load/litert/with-files", needs=["tensorflow"])
def layer(hub, record):
    import tensorflow

    weights = tensorflow.constant(tensorflow.random.normal([16, 4]))

    @tensorflow.function(input_signature=[tensorflow.TensorSpec([1, 16])])
    def network(x):
        return tensorflow.matmul(x, weights)

    converter = tensorflow.lite.TFLiteConverter.from_concrete_functions([network.get_concrete_function()])
    (hub.repo(record["id"]) / "model.tflite").write_bytes(converter.convert())
