import { type DragEvent, useState } from 'react';

/** Goes on the element that takes the files. */
interface FileDropHandlers {
  onDragOver(event: DragEvent): void;
  onDragLeave(event: DragEvent): void;
  onDrop(event: DragEvent): void;
}

/**
 * Takes a file that is dropped anywhere on an element, which the browser would otherwise open in place of the
 * page. Text that is dragged into a field is left alone.
 */
export function useFileDrop(onFile: (file: File) => void): {
  readonly isOver: boolean;
  readonly handlers: FileDropHandlers;
} {
  const [isOver, setIsOver] = useState(false);
  const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return {
    isOver,
    handlers: {
      onDragOver(event) {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave(event) {
        const goesTo = event.relatedTarget;
        if (!(goesTo instanceof Node && event.currentTarget.contains(goesTo))) setIsOver(false);
      },
      onDrop(event) {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      },
    },
  };
}
