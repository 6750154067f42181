package org.gobang.plugins;

import java.io.DataInputStream;
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

/** Reads a jar as an explicit or automatic module, and the headers of its classes. */
final class PluginJar {

  private static final byte[] ZIP = {'P', 'K'};

  private static final int MAGIC = 0xCAFEBABE;

  /** Java N has class files of version N + 44. */
  private static final int VERSION_OFFSET = 44;

  /** Far beyond any Java that can exist when this is read. */
  private static final int LAST_JAVA = 200;

  private PluginJar() {}

  /**
   * Reads the module of a jar without loading its classes.
   *
   * @throws PluginRefusedException if it is not an intact jar for this Java or an earlier one
   */
  static ModuleReference read(Path jar) throws PluginRefusedException {
    try {
      checkFile(jar);
      return ModuleFinder.of(jar).findAll().iterator().next();
    } catch (EOFException e) {
      throw new PluginRefusedException(e, "unreadable.class");
    } catch (IOException e) {
      throw new PluginRefusedException(e, "unreadable.file");
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
      throw new PluginRefusedException("unreadable.empty");
    }
    if (!Arrays.equals(begin, ZIP)) {
      throw new PluginRefusedException("unreadable.no-jar");
    }
    try (JarFile file =
        new JarFile(jar.toFile(), false, ZipFile.OPEN_READ, JarFile.runtimeVersion())) {
      if (file.size() == 0) {
        throw new PluginRefusedException("unreadable.nothing");
      }
      JarEntry descriptor = file.getJarEntry("module-info.class");
      if (descriptor != null) {
        try (InputStream bytes = file.getInputStream(descriptor)) {
          checkClass(bytes);
        }
      }
    } catch (ZipException e) {
      throw new PluginRefusedException(e, "unreadable.jar");
    }
  }

  /**
   * Checks the Java version in the header of a class file.
   *
   * @throws PluginRefusedException if it was compiled for a newer Java, or is not a class file
   * @throws IOException if it cannot be read
   */
  static void checkClass(InputStream bytes) throws IOException, PluginRefusedException {
    DataInputStream in = new DataInputStream(bytes);
    if (in.readInt() != MAGIC) {
      throw new PluginRefusedException("unreadable.class");
    }
    in.readUnsignedShort();
    int version = in.readUnsignedShort();
    int java = version - VERSION_OFFSET;
    if (java < 1 || java > LAST_JAVA) {
      throw new PluginRefusedException("unreadable.class-version", version);
    }
    int here = Runtime.version().feature();
    if (java > here) {
      throw new PluginRefusedException("newer-java.class", java, here);
    }
  }
}
