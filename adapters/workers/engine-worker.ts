import { createJobs } from './jobs.ts';
import { serveWork } from './serve-work.ts';

/** The program of a process that reads and analyses documents and classifies long descriptions. */
serveWork(createJobs);
