package org.gobang.plugins;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.api.workbench.Refusal;

/**
 * What the module system finds wrong with a plugin, in words for people. It says so in the messages
 * of its exceptions alone; one that is not known here is passed on as it is.
 *
 * @param message found in the message, or in that of the cause
 * @param kind the kind of the refusal
 * @param sentence the reason; {@code $1} and so on stand for the groups of the pattern
 */
record ModuleFault(Pattern message, String kind, String sentence) {

  private static final List<ModuleFault> KNOWN =
      List.of(
          fault(
              "Provider class (.+) not in",
              Refusal.MISSING_PROVIDER,
              "it names the provider $1, and has no such class in a package"),
          fault(
              "(\\S+)\\.class found in top-level",
              Refusal.UNREADABLE,
              "its class $1 has to be in a package"),
          fault(
              "Package (\\S+) not found in module",
              Refusal.UNREADABLE,
              "its module-info names the package $1, which is not in it"),
          fault(
              "InvalidModuleDescriptorException: (.+)",
              Refusal.UNREADABLE,
              "its module-info is damaged: $1"),
          fault(
              "Automatic-Module-Name: (.+?): Invalid module name",
              Refusal.UNREADABLE,
              "its manifest names the module \"$1\", which is no name of one"),
          fault(
              "IOException: (invalid (?:header field|manifest format).*)",
              Refusal.UNREADABLE,
              "its manifest is damaged: $1"),
          fault(
              "unmappable characters",
              Refusal.UNREADABLE,
              "its path has letters that the encoding of this system lacks: rename it"),
          fault(
              "Invalid module name",
              Refusal.UNREADABLE,
              "no module name can be made of its file name: rename it"),
          fault(
              "Module format not recognized",
              Refusal.UNREADABLE,
              "its file name has to end in .jar"),
          fault(
              "Module ((?:java|jdk)\\.\\S+) not found",
              Refusal.MISSING_DEPENDENCY,
              "it needs the module $1 of Java, which the application runs without"),
          fault(
              "Module (\\S+) not found",
              Refusal.MISSING_DEPENDENCY,
              "it needs the module $1, which is not there"),
          fault(
              "reads (?:more than one|another) module named (\\S+)",
              Refusal.MODULE_TAKEN,
              "it brings the module $1, which the application has too: add a module-info to the"
                  + " plugin, or leave that module out"),
          fault(
              "Module (\\S+) contains package (\\S+), module (\\S+) exports",
              Refusal.SPLIT_PACKAGE,
              "the package $2 is in two modules: $1 and $3"),
          fault(
              "Modules (\\S+) and (\\S+) export package (\\S+) to",
              Refusal.SPLIT_PACKAGE,
              "the package $3 is in two modules: $1 and $2"),
          fault(
              "Package (\\S+) in more than one module",
              Refusal.SPLIT_PACKAGE,
              "the package $1 is in two modules of it"));

  private static ModuleFault fault(String message, String kind, String sentence) {
    return new ModuleFault(Pattern.compile(message), kind, sentence);
  }

  /** The refusal of a plugin that the module system threw something at. */
  static PluginRefusedException refusal(Throwable thrown) {
    String said = thrown.getMessage() + "\n" + thrown.getCause();
    for (ModuleFault known : KNOWN) {
      Matcher matcher = known.message().matcher(said);
      if (matcher.find()) {
        String sentence = known.sentence();
        for (int group = 1; group <= matcher.groupCount(); group++) {
          String name = Fault.excerpt(matcher.group(group), Fault.LONGEST);
          sentence = sentence.replace("$" + group, name);
        }
        return new PluginRefusedException(known.kind(), sentence, thrown);
      }
    }
    // The cause says what is wrong; the exception itself may only say where the copy lies.
    Throwable cause = thrown.getCause() == null ? thrown : thrown.getCause();
    String words = Fault.excerpt(String.valueOf(cause.getMessage()), Fault.LONGEST);
    return new PluginRefusedException(
        Refusal.UNREADABLE, "its modules cannot be used: " + words, thrown);
  }
}
