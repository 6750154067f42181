package org.gobang.record.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import org.junit.jupiter.api.Test;

class FileErrorsTest {

  @Test
  void saysWhyAndNotAgainWhere() {
    assertThat(FileErrors.reason(new NoSuchFileException("a")))
        .isEqualTo("there is no such file or folder");
    assertThat(FileErrors.reason(new AccessDeniedException("a"))).isEqualTo("access is denied");
    assertThat(FileErrors.reason(new FileAlreadyExistsException("a")))
        .isEqualTo("there is something else in its place");
    assertThat(FileErrors.reason(new NotDirectoryException("a"))).isEqualTo("it is not a folder");
    assertThat(FileErrors.reason(new FileSystemException("a", null, "Read-only file system")))
        .isEqualTo("Read-only file system");
    assertThat(FileErrors.reason(new IOException("it is a folder"))).isEqualTo("it is a folder");
  }
}
