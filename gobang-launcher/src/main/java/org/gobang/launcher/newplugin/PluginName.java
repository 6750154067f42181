package org.gobang.launcher.newplugin;

import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.lang.model.SourceVersion;
import org.gobang.api.RefusedException;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.launcher.cli.LauncherTexts;

/**
 * The name of a new plugin: the id of its provider, from which its other names are derived.
 *
 * @param id lower-case letters, digits and hyphens, such as {@code four-seeker}
 */
public record PluginName(String id) {

  private static final Pattern ALLOWED = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");

  /** The largest length of an id. */
  private static final int LONGEST = 40;

  /**
   * Words with a meaning in place of a player, names that would result in a class of the api, and
   * keywords of Kotlin that Java does not have.
   */
  private static final Set<String> RESERVED =
      Set.of(
          Seat.Human.ID,
          PlayerSpec.ISOLATED,
          "player",
          "board",
          "renderer",
          "as",
          "fun",
          "in",
          "is",
          "object",
          "typealias",
          "typeof",
          "val",
          "var",
          "when");

  /**
   * Creates a name.
   *
   * @throws RefusedException if it will not do as an id, a package and a class
   */
  public PluginName {
    if (id.length() > LONGEST || !ALLOWED.matcher(id).matches()) {
      throw new RefusedException(LauncherTexts.of("new-plugin.name.wrong", id, LONGEST));
    }
    if (RESERVED.contains(id) || SourceVersion.isKeyword(id)) {
      throw new RefusedException(LauncherTexts.of("new-plugin.name.reserved", id));
    }
  }

  /** Returns the extension of the file format without a dot, for example {@code fourseeker}. */
  String extension() {
    return id.replace("-", "");
  }

  /** Returns the name of the package and module, for example {@code plugin.four_seeker}. */
  String packageName() {
    return "plugin." + id.replace('-', '_');
  }

  /** Returns the prefix of class names, for example {@code FourSeeker}. */
  String className() {
    return words("");
  }

  /** Returns the display name, for example {@code Four Seeker}. */
  String label() {
    return words(" ");
  }

  private String words(String between) {
    return Arrays.stream(id.split("-", -1))
        .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
        .collect(Collectors.joining(between));
  }
}
