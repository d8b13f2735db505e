/**
 * @generated SignedSource<<353e444504253ddeccaa4610e437bd9b>>
 * @relayHash 2e5ba39dd0002b8bd32f4ef9a7b246c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24c92213ea8b76e34eb55364fe4f8a7ff84c7d98fd1bbd7ac1104afd7b32be48

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReleaseScreenQuery } from './ReleaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReleaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "24c92213ea8b76e34eb55364fe4f8a7ff84c7d98fd1bbd7ac1104afd7b32be48",
    "metadata": {},
    "name": "ReleaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
