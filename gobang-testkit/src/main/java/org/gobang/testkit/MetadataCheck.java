package org.gobang.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.gobang.api.Label;
import org.gobang.api.PluginProvider;
import org.gobang.api.RefusedException;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.record.RecordFormat;
import org.gobang.api.render.RendererProvider;
import org.gobang.api.workbench.PluginMetadata;
import org.gobang.api.workbench.PluginMetadata.ListedProvider;

/**
 * Checks that the metadata of a plugin matches one of the providers.
 *
 * @param service the interface of the provider
 */
record MetadataCheck(Class<? extends PluginProvider> service) {

  private static final Promise PROMISE =
      new Promise("PluginMetadata", PluginMetadata.FILE + " lists what the provider returns");

  /** Checks the metadata file beside the class of the provider, if present. */
  void check(Class<?> type, PluginProvider provider) throws IOException {
    check(read(type), provider);
  }

  /** Checks metadata. Metadata without providers matches any provider. */
  void check(PluginMetadata metadata, PluginProvider provider) {
    if (metadata.providers().isEmpty()) {
      return;
    }
    for (Map.Entry<String, String> entry : metadata.entries().entrySet()) {
      PROMISE.check(
          !entry.getValue().contains("${"),
          "%s is %s: the build does not filter resources",
          entry.getKey(),
          entry.getValue());
    }
    ListedProvider listed = new ListedProvider(word(), provider.id());
    PROMISE.check(
        metadata.providers().contains(listed),
        "the %s %s is not among %s",
        listed.service(),
        listed.id(),
        metadata.providers());
    for (Locale locale : List.of(Locale.ENGLISH, Locale.CHINESE)) {
      Label label = metadata.label(listed, locale);
      PROMISE.check(
          label.equals(provider.label(locale)),
          "%s in %s is %s, and not %s",
          listed.id(),
          locale,
          label,
          provider.label(locale));
    }
    PROMISE.check(
        metadata.priority(listed) == priority(provider),
        "%s has the priority %d, and not %d",
        listed.id(),
        metadata.priority(listed),
        priority(provider));
    PROMISE.check(
        metadata.extensions(listed).equals(extensions(provider)),
        "%s has the extensions %s, and not %s",
        listed.id(),
        metadata.extensions(listed),
        extensions(provider));
  }

  private static PluginMetadata read(Class<?> type) throws IOException {
    try (InputStream file = type.getResourceAsStream("/" + PluginMetadata.FILE)) {
      return file == null ? PluginMetadata.NONE : PluginMetadata.read(file);
    } catch (RefusedException malformed) {
      throw PROMISE.broken(malformed, "a malformed file");
    }
  }

  /**
   * Returns the name of the service in metadata, for example {@code player} of {@code
   * PlayerProvider}, {@code format} of {@code RecordFormat}.
   */
  private String word() {
    return service.getSimpleName().replaceAll("^Record|Provider$", "").toLowerCase(Locale.ROOT);
  }

  private static List<String> extensions(PluginProvider provider) {
    return provider instanceof RecordFormat format ? format.extensions() : List.of();
  }

  private static int priority(PluginProvider provider) {
    if (provider instanceof PlayerProvider player) {
      return player.priority();
    }
    return provider instanceof RendererProvider renderer ? renderer.priority() : 0;
  }
}
