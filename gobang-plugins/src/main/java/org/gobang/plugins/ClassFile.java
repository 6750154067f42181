package org.gobang.plugins;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.gobang.api.workbench.Refusal;

/** Checks the header of a class file, which has the Java version it was compiled for. */
final class ClassFile {

  private static final int MAGIC = 0xCAFEBABE;

  /** Java N has class files of version N + 44. */
  private static final int VERSION_OFFSET = 44;

  /** Far beyond any Java that can exist when this is read. */
  private static final int LAST_JAVA = 200;

  private ClassFile() {}

  /**
   * Checks that this Java can load a class.
   *
   * @throws PluginRefusedException if it was compiled for a newer one, or is not a class file
   * @throws IOException if it cannot be read
   */
  static void check(InputStream bytes) throws IOException, PluginRefusedException {
    DataInputStream in = new DataInputStream(bytes);
    if (in.readInt() != MAGIC) {
      throw new PluginRefusedException(Refusal.UNREADABLE, "a class in it is damaged");
    }
    in.readUnsignedShort();
    int version = in.readUnsignedShort();
    int java = version - VERSION_OFFSET;
    if (java < 1 || java > LAST_JAVA) {
      throw new PluginRefusedException(
          Refusal.UNREADABLE,
          "a class in it is damaged: no Java has class files of version " + version);
    }
    int here = Runtime.version().feature();
    if (java > here) {
      throw new PluginRefusedException(
          Refusal.NEWER_JAVA, "it was made for Java " + java + ", and this is Java " + here);
    }
  }
}
