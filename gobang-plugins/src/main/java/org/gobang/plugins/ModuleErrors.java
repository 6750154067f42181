package org.gobang.plugins;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.api.workbench.Refusal;

/**
 * Turns exceptions of the module system into sentences for users. The cause is only in their
 * messages; one without a known pattern is passed on unchanged.
 *
 * @param message a pattern found in the message of the exception or of its cause
 * @param kind the kind of the refusal
 * @param sentence the reason; {@code $1} and so on are the groups of the pattern
 */
record ModuleErrors(Pattern message, String kind, String sentence) {

  private static final List<ModuleErrors> KNOWN =
      List.of(
          error(
              "Provider class (.+) not in",
              Refusal.MISSING_PROVIDER,
              "it names the provider $1, and has no such class in a package"),
          error(
              "(\\S+)\\.class found in top-level",
              Refusal.UNREADABLE,
              "its class $1 has to be in a package"),
          error(
              "Package (\\S+) not found in module",
              Refusal.UNREADABLE,
              "its module-info names the package $1, which is not in it"),
          error(
              "InvalidModuleDescriptorException: (.+)",
              Refusal.UNREADABLE,
              "its module-info is damaged: $1"),
          error(
              "Automatic-Module-Name: (.+?): Invalid module name",
              Refusal.UNREADABLE,
              "its manifest names the module \"$1\", which is no name of one"),
          error(
              "IOException: (invalid (?:header field|manifest format).*)",
              Refusal.UNREADABLE,
              "its manifest is damaged: $1"),
          error(
              "unmappable characters",
              Refusal.UNREADABLE,
              "its path has letters that the encoding of this system lacks: rename it"),
          error(
              "Invalid module name",
              Refusal.UNREADABLE,
              "no module name can be made of its file name: rename it"),
          error(
              "Module format not recognized",
              Refusal.UNREADABLE,
              "its file name has to end in .jar"),
          error(
              "Module ((?:java|jdk)\\.\\S+) not found",
              Refusal.MISSING_DEPENDENCY,
              "it needs the module $1 of Java, which the application runs without"),
          error(
              "Module (\\S+) not found",
              Refusal.MISSING_DEPENDENCY,
              "it needs the module $1, which is not there"),
          error(
              "reads (?:more than one|another) module named (\\S+)",
              Refusal.MODULE_TAKEN,
              "it brings the module $1, which the application has too: add a module-info to the"
                  + " plugin, or leave that module out"),
          error(
              "Module (\\S+) contains package (\\S+), module (\\S+) exports",
              Refusal.SPLIT_PACKAGE,
              "the package $2 is in two modules: $1 and $3"),
          error(
              "Modules (\\S+) and (\\S+) export package (\\S+) to",
              Refusal.SPLIT_PACKAGE,
              "the package $3 is in two modules: $1 and $2"),
          error(
              "Package (\\S+) in more than one module",
              Refusal.SPLIT_PACKAGE,
              "the package $1 is in two modules of it"));

  private static ModuleErrors error(String message, String kind, String sentence) {
    return new ModuleErrors(Pattern.compile(message), kind, sentence);
  }

  /**
   * Returns the refusal of a plugin for which the module system threw an exception, which for a
   * damaged jar may be undocumented; one that is a refusal already stays as it is.
   */
  static PluginRefusedException refusal(Throwable thrown) {
    if (thrown instanceof PluginRefusedException refused) {
      return refused;
    }
    String text = thrown.getMessage() + "\n" + thrown.getCause();
    for (ModuleErrors known : KNOWN) {
      Matcher matcher = known.message().matcher(text);
      if (matcher.find()) {
        String sentence = known.sentence();
        for (int group = 1; group <= matcher.groupCount(); group++) {
          String name = ProviderErrors.excerpt(matcher.group(group), ProviderErrors.MAX_LENGTH);
          sentence = sentence.replace("$" + group, name);
        }
        return new PluginRefusedException(known.kind(), sentence, thrown);
      }
    }
    // The cause has the reason; the exception itself may have only the path of the copy.
    Throwable cause = thrown.getCause() == null ? thrown : thrown.getCause();
    String words =
        ProviderErrors.excerpt(String.valueOf(cause.getMessage()), ProviderErrors.MAX_LENGTH);
    return new PluginRefusedException(
        Refusal.UNREADABLE, "its modules cannot be used: " + words, thrown);
  }
}
