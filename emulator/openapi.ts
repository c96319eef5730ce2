/** The text of `openapi.yaml`, made of it by `scripts/wire-types.mjs`. */
export const OPENAPI_YAML = `openapi: 3.1.0
info:
  title: Documentation admin service
  version: 2.0.0
  summary: Static export of documentation sites, and the state of agent jobs.
  description: |
    An independent description of the two groups of operations of the service that this project talks to.
    It is the one source of the wire types in \`src/service/wire.ts\`, and the tests hold both the emulator's
    answers and the client's requests against it.

    Only what the service promises is \`required\`. Everything else may be missing, and a client must not need it.
  license:
    name: MIT
    identifier: MIT
servers:
  - url: https://api.mintlify.com
    description: The hosted service.
security:
  - adminApiKey: []
tags:
  - name: Static export
    description: Render a site to static files, in three calls - start a job, watch it, ask for the bundle.
  - name: Agent jobs
    description: Watch an automated job that may open a pull request.
paths:
  /v1/static-export/jobs:
    post:
      operationId: startExportJob
      tags: [Static export]
      summary: Start an export job
      description: |
        Queues a job. There is no idempotency key and no list of jobs: a second request starts a second job, and
        the id in the answer is the only way to find the job again.
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: '#/components/schemas/StartExportJob' }
      responses:
        '202':
          description: The job is queued.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/ExportJobStarted' }
        '400': { $ref: '#/components/responses/BadRequest' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '403': { $ref: '#/components/responses/Forbidden' }
        '429': { $ref: '#/components/responses/TooManyRequests' }
        '503': { $ref: '#/components/responses/Unavailable' }
  /v1/static-export/jobs/{jobId}:
    parameters:
      - $ref: '#/components/parameters/JobId'
    get:
      operationId: getExportJob
      tags: [Static export]
      summary: Get the state of an export job
      description: Clients repeat this until \`status\` is \`completed\` or \`failed\`.
      responses:
        '200':
          description: The job as it is now.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/ExportJob' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '403': { $ref: '#/components/responses/Forbidden' }
        '404': { $ref: '#/components/responses/NotFound' }
        '429': { $ref: '#/components/responses/TooManyRequests' }
        '503': { $ref: '#/components/responses/Unavailable' }
  /v1/static-export/jobs/{jobId}/bundle:
    parameters:
      - $ref: '#/components/parameters/JobId'
    post:
      operationId: makeBundle
      tags: [Static export]
      summary: Make a link to the bundle of a completed job
      description: Every call signs a new link to the same job's archive. It can be repeated at any time.
      responses:
        '200':
          description: A presigned link that works until \`expiresAt\`.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Bundle' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '403': { $ref: '#/components/responses/Forbidden' }
        '404': { $ref: '#/components/responses/NotFound' }
        '409':
          description: The job has not completed.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Error' }
        '429': { $ref: '#/components/responses/TooManyRequests' }
        '503': { $ref: '#/components/responses/Unavailable' }
  /v2/agent/{projectId}/job/{id}:
    parameters:
      - name: projectId
        in: path
        required: true
        description: The project that the agent job belongs to.
        schema: { type: string, minLength: 1 }
        example: project_emulator
      - name: id
        in: path
        required: true
        description: The agent job.
        schema: { type: string, minLength: 1 }
        example: agent_completes
    get:
      operationId: getAgentJob
      tags: [Agent jobs]
      summary: Get the state of an agent job
      description: Clients repeat this until \`status\` is \`completed\`, \`archived\` or \`failed\`.
      responses:
        '200':
          description: The agent job as it is now.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/AgentJob' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '403': { $ref: '#/components/responses/Forbidden' }
        '404': { $ref: '#/components/responses/NotFound' }
        '429': { $ref: '#/components/responses/TooManyRequests' }
        '503': { $ref: '#/components/responses/Unavailable' }
components:
  securitySchemes:
    adminApiKey:
      type: http
      scheme: bearer
      description: An admin API key. It begins with \`mint_\`, but not with \`mint_dsc_\` or \`mint_us_\`.
  parameters:
    JobId:
      name: jobId
      in: path
      required: true
      description: The id that the start operation answered with.
      schema: { type: string, minLength: 1 }
  schemas:
    StartExportJob:
      type: object
      required: [domain]
      properties:
        domain:
          type: string
          minLength: 1
          maxLength: 253
          pattern: '^[A-Za-z0-9_]([A-Za-z0-9_-]*[A-Za-z0-9_])?(\\.[A-Za-z0-9_]([A-Za-z0-9_-]*[A-Za-z0-9_])?)*$'
          description: Domain of the site, a bare host name without scheme, path or final slash.
        version:
          type: string
          description: Label of the export. By default the latest published version.
        paths:
          type: array
          items: { type: string }
          description: Page paths to export. By default every page.
    ExportJobStarted:
      type: object
      required: [jobId]
      properties:
        jobId: { type: string, minLength: 1 }
        status: { type: string }
        progress: { type: number, minimum: 0, maximum: 100 }
        pageCount: { type: integer, minimum: 0 }
        createdAt: { type: string, format: date-time }
        updatedAt: { type: string, format: date-time }
        error: { type: [string, 'null'] }
    ExportJob:
      type: object
      required: [status]
      properties:
        jobId: { type: string, minLength: 1 }
        status:
          type: string
          description: |
            \`queued\`, \`running\`, \`completed\` or \`failed\`. Only the last two are promised; any other word means
            that the job still goes on.
        progress:
          type: number
          minimum: 0
          maximum: 100
          description: Per cent of the work that is done.
        pageCount:
          type: integer
          minimum: 0
          description: Pages exported so far; of a completed job, all of them.
        createdAt: { type: string, format: date-time }
        updatedAt: { type: string, format: date-time }
        error:
          type: [string, 'null']
          description: Why the job failed.
    Bundle:
      type: object
      required: [bundleUrl, expiresAt]
      properties:
        jobId: { type: string, minLength: 1 }
        bundleUrl:
          type: string
          format: uri
          description: Presigned link to one archive. Its signature covers the method GET only.
        sizeBytes:
          type: integer
          minimum: 0
          description: Size of the archive.
        expiresAt:
          type: string
          format: date-time
          description: The moment after which \`bundleUrl\` no longer works.
    AgentJob:
      type: object
      required: [id, status, source, model, prLink, createdAt, archivedAt]
      properties:
        id: { type: string }
        status: { type: string, enum: [active, completed, archived, failed] }
        source:
          type: object
          required: [repository, ref]
          properties:
            repository: { type: string, description: Address of the source repository. }
            ref: { type: [string, 'null'], description: Branch that the agent works on. }
        model: { type: string }
        prLink:
          type: [string, 'null']
          format: uri
          description: Address of the pull request; null while the job is active and where nothing was changed.
        createdAt: { type: string, format: date-time }
        archivedAt: { type: [string, 'null'], format: date-time }
    Error:
      type: object
      required: [error]
      properties:
        error: { type: string }
  responses:
    BadRequest:
      description: The request was not understood, or names a domain or a path that cannot be exported.
      content:
        application/json:
          schema: { $ref: '#/components/schemas/Error' }
    Unauthorized:
      description: The key is missing, unknown, of the wrong kind or has ended.
      content:
        application/json:
          schema: { $ref: '#/components/schemas/Error' }
    Forbidden:
      description: The plan has no static export, the key lacks the write scope, or the address is not allowed.
      content:
        application/json:
          schema: { $ref: '#/components/schemas/Error' }
    NotFound:
      description: There is no such job.
      content:
        application/json:
          schema: { $ref: '#/components/schemas/Error' }
    TooManyRequests:
      description: Too many requests.
      headers:
        Retry-After:
          schema: { type: string }
      content:
        application/json:
          schema: { $ref: '#/components/schemas/Error' }
    Unavailable:
      description: The service cannot answer at the moment.
      headers:
        Retry-After:
          schema: { type: string }
      content:
        application/json:
          schema: { $ref: '#/components/schemas/Error' }
`;
