package org.gobang.presentation.plugin;

import java.util.Optional;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.PluginMetadata;
import org.gobang.api.workbench.Service;
import org.gobang.presentation.text.Texts;

/**
 * A plugin as it is listed, in words for people: one thing that a jar brings, or what was refused
 * of it.
 *
 * @param name what it is called; the name of its file, where it was refused
 * @param state whether it is in use
 * @param service what it is; empty if it was refused before that is known
 * @param id its id, such as {@code shapes}; empty where it was refused
 * @param metadata its version, author, licence and homepage, as far as its jar names them
 * @param origin {@link DiscoveredPlugin#BUNDLED}, or the path of its jar or folder
 * @param summary its service, or what kind of refusal it is, in a few words
 * @param text what it says of itself, or why it was refused in full; may be empty
 * @param canDisable whether it can be disabled, and enabled again
 * @param canRemove whether it can be removed
 */
public record PluginRow(
    String name,
    State state,
    Optional<Service> service,
    String id,
    PluginMetadata metadata,
    String origin,
    String summary,
    String text,
    boolean canDisable,
    boolean canRemove) {

  /** Whether a plugin is in use. */
  public enum State {
    /** It is. */
    IN_USE,

    /** Disabled by a person. */
    DISABLED,

    /** Refused by the host. */
    REFUSED
  }

  /** Its version, such as {@code 1.0.0}; empty if it names none. */
  public String version() {
    return metadata.version();
  }

  /** Whether it comes with the application. */
  public boolean bundled() {
    return origin.equals(DiscoveredPlugin.BUNDLED);
  }

  /** Where it is from, in words. */
  public String place(Texts texts) {
    return bundled() ? texts.of("plugins.bundled") : origin;
  }

  /** Whether this is the same thing as before, whatever has become of it. */
  boolean follows(PluginRow before) {
    return origin.equals(before.origin) && service.equals(before.service) && id.equals(before.id);
  }
}
