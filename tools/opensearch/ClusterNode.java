import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;

import org.opensearch.Version;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.plugins.PluginInfo;

/**
 * A real OpenSearch node for tests: the server without its launcher, which refuses to run as root and checks the machine for
 * production. Its arguments are settings, name=value, including path.home. It ends with its standard input, so that no node
 * outlives the program that started it.
 */
public final class ClusterNode extends Node {

    /** The only module: HTTP, and the transport between nodes. The engine needs no other. */
    private static final String NETTY = "org.opensearch.transport.Netty4";

    /** The parameter is raw because 2.x takes classes here and 3.x descriptions of them. */
    @SuppressWarnings({ "unchecked", "rawtypes" })
    private ClusterNode(Environment environment, Collection modules) {
        super(environment, modules, false);
    }

    public static void main(String[] args) throws Exception {
        Settings settings = settingsOf(args);
        Path config = Files.createDirectories(Path.of(settings.get("path.home"), "config"));
        Environment environment = InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), config, () -> "node");
        ClusterNode node = new ClusterNode(environment, modules());
        Runtime.getRuntime().addShutdownHook(new Thread(() -> end(node)));
        new Thread(ClusterNode::endWithInput).start();
        node.start();
    }

    /** In a separate thread: a node that waits for others may take long to start. */
    private static void endWithInput() {
        try {
            System.in.transferTo(OutputStream.nullOutputStream());
        } catch (IOException error) {
            error.printStackTrace();
        }
        System.exit(0);
    }

    private static Settings settingsOf(String[] args) {
        Settings.Builder settings = Settings.builder();
        for (String arg : args) {
            String[] pair = arg.split("=", 2);
            if (pair.length < 2) throw new IllegalArgumentException("Not a setting, name=value: " + arg);
            settings.put(pair[0], pair[1]);
        }
        return settings.build();
    }

    private static List<Object> modules() throws ReflectiveOperationException {
        if (Version.CURRENT.major < 3) return List.of(Class.forName(NETTY + "Plugin"));
        return List.of(description(NETTY + "ModulePlugin"));
    }

    /** By reflection: in 2.x, which this is compiled against, the constructor takes other arguments. */
    private static Object description(String name) throws ReflectiveOperationException {
        String java = Integer.toString(Runtime.version().feature());
        return PluginInfo.class
            .getConstructor(String.class, String.class, String.class, Version.class, String.class, String.class,
                String.class, List.class, boolean.class)
            .newInstance(name, "a module", "none", Version.CURRENT, java, name, null, List.of(), false);
    }

    private static void end(Node node) {
        try {
            node.close();
        } catch (IOException error) {
            error.printStackTrace();
        }
    }
}
