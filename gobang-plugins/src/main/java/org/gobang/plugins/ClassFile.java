package org.gobang.plugins;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.gobang.api.workbench.Refusal;

/** The first bytes of a class file, which say what Java it was made for. */
final class ClassFile {

  private static final int MAGIC = 0xCAFEBABE;

  /** Java 1.1 has class files of version 45. */
  private static final int BEFORE_JAVA_1 = 44;

  private ClassFile() {}

  /**
   * Checks that this Java can load a class.
   *
   * @throws PluginRefusedException if it was made for a newer one, or is no class file
   * @throws IOException if it cannot be read
   */
  static void check(InputStream bytes) throws IOException, PluginRefusedException {
    DataInputStream in = new DataInputStream(bytes);
    if (in.readInt() != MAGIC) {
      throw new PluginRefusedException(Refusal.UNREADABLE, "a class in it is damaged");
    }
    in.readUnsignedShort();
    int java = in.readUnsignedShort() - BEFORE_JAVA_1;
    int here = Runtime.version().feature();
    if (java > here) {
      throw new PluginRefusedException(
          Refusal.NEWER_JAVA, "it was made for Java " + java + ", and this is Java " + here);
    }
  }
}
