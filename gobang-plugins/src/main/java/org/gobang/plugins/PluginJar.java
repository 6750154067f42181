package org.gobang.plugins;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.FindException;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import org.gobang.api.workbench.Refusal;

/** Reads a jar as a module, explicit or automatic. */
final class PluginJar {

  private static final byte[] ZIP = {'P', 'K'};

  private PluginJar() {}

  /**
   * Reads the module of a jar without loading a class of it.
   *
   * @throws PluginRefusedException if it is not an intact jar for this Java or an earlier one
   */
  static ModuleReference read(Path jar) throws PluginRefusedException {
    try {
      checkFile(jar);
      return ModuleFinder.of(jar).findAll().iterator().next();
    } catch (EOFException e) {
      throw unreadable("a class in it is damaged", e);
    } catch (IOException e) {
      throw unreadable("the file cannot be read", e);
    } catch (FindException e) {
      throw ModuleErrors.refusal(e);
    }
  }

  /** Checks for errors that the module finder reports unclearly or not at all. */
  private static void checkFile(Path jar) throws IOException, PluginRefusedException {
    byte[] begin;
    try (InputStream bytes = Files.newInputStream(jar)) {
      begin = bytes.readNBytes(ZIP.length);
    }
    if (begin.length == 0) {
      throw new PluginRefusedException(Refusal.UNREADABLE, "the file is empty");
    }
    if (!Arrays.equals(begin, ZIP)) {
      throw new PluginRefusedException(Refusal.UNREADABLE, "this is not a jar file");
    }
    try (JarFile file =
        new JarFile(jar.toFile(), false, ZipFile.OPEN_READ, JarFile.runtimeVersion())) {
      if (file.size() == 0) {
        throw new PluginRefusedException(Refusal.UNREADABLE, "the jar has nothing in it");
      }
      JarEntry descriptor = file.getJarEntry("module-info.class");
      if (descriptor != null) {
        try (InputStream bytes = file.getInputStream(descriptor)) {
          ClassFile.check(bytes);
        }
      }
    } catch (ZipException e) {
      throw unreadable("the jar is damaged or was cut off", e);
    }
  }

  private static PluginRefusedException unreadable(String sentence, Exception cause) {
    return new PluginRefusedException(Refusal.UNREADABLE, sentence, cause);
  }
}
